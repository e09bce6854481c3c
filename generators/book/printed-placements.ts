import type { Claim } from '../notebook/claims.ts';
import { flag, integer, text } from '../notebook/field.ts';
import { type AnyRow, type Row, table } from '../notebook/table.ts';

export const PRINTED_PLACEMENTS = table('book/printed-placements-by-piece', {
  title: 'Placements as printed and as computed, by piece',
  description: "The pre-fascicle's tables of placements held against those computed here.",
  key: ['board', 'piece'],
  fields: {
    board: text('Box'),
    piece: text('Piece'),
    printed: integer('Placements as printed', 'placements'),
    computed: integer('Placements as computed', 'placements'),
    agrees: flag('Whether the two are equal'),
  },
});

export const PRINTED_FINDINGS = table('book/printed-placements', {
  title: 'Placements as printed and as computed, by box',
  description: 'For how many of the pieces the printed number of placements is the computed one.',
  key: ['board'],
  fields: {
    board: text('Box'),
    agreeing: integer('Pieces whose printed number is the computed one', 'pieces'),
    finding: text('The same in words, with the printed numbers that are not'),
  },
});

export const PRINTED_SUMS = table('book/printed-sums', {
  title: 'Sums of the printed placements',
  description: 'What the printed numbers of placements add up to, against what the computed ones do.',
  key: ['board'],
  fields: {
    board: text('Box'),
    printedSum: integer('Sum of the printed numbers', 'placements'),
    computedSum: integer('Sum of the computed numbers', 'placements'),
  },
});

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The claim that holds a box's printed placements by piece: its name ends so and begins with the box. */
const PRINTED_TABLE = /^k\.(\d+x\d+)\.options\.by-piece$/;

/** The rows of the three tables; `placements` are the rows of pento/placements. */
export function printedPlacementRows(claims: readonly Claim[], placements: readonly AnyRow[]) {
  const byPiece: Row<typeof PRINTED_PLACEMENTS.fields>[] = [];
  const findings: Row<typeof PRINTED_FINDINGS.fields>[] = [];
  const sums: Row<typeof PRINTED_SUMS.fields>[] = [];
  for (const { id, published } of claims) {
    const board = PRINTED_TABLE.exec(id)?.[1];
    if (board === undefined) continue;
    const printed = Object.entries(published as Record<string, number>);
    const rows = printed.map(([piece, count]) => {
      const computed = Number(
        placements.find((row) => row.board === board && row.piece === piece)?.placements,
      );
      return { board, piece, printed: count, computed, agrees: computed === count };
    });
    const agreeing = rows.filter(({ agrees }) => agrees).length;
    const others = rows.filter(({ agrees }) => !agrees).map((row) => `${row.printed} for ${row.piece}`);
    const finding =
      others.length === 0
        ? `all ${NUMBERS[agreeing]} agree`
        : `${NUMBERS[agreeing]} agree; the pre-fascicle prints ${others.join(', ')}`;
    byPiece.push(...rows);
    findings.push({ board, agreeing, finding });
    sums.push({
      board,
      printedSum: rows.reduce((sum, row) => sum + row.printed, 0),
      computedSum: rows.reduce((sum, row) => sum + row.computed, 0),
    });
  }
  return { byPiece, findings, sums };
}
