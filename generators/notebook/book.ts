import type { TableFinder } from './cell.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Scalar } from './field.ts';
import type { FigureText, SvgNode } from './svg.ts';
import type { AnyRow, Fields, Row, Table } from './table.ts';
import type { Task } from './task.ts';

/** A drawing of a notebook's own making. */
export interface Picture extends FigureText {
  readonly name: string;
  /** The tables that it draws. */
  readonly tables: readonly string[];
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly children: readonly SvgNode[];
}

/** A Vega-Lite chart. */
export interface Chart extends FigureText {
  readonly name: string;
  readonly spec: ChartSpec;
}

/** What a notebook computes with and hands its results to. Titles and descriptions may hold cells in braces. */
export interface Book {
  /** Runs a task in a worker; `label` says in a few words what is being computed. */
  run<A, R>(task: Task<A, R>, argument: A, label: string): Promise<R>;
  /** Hands over the rows of a table. Throws as `arrange` does, and when the table came before. */
  table<F extends Fields>(declared: Table<F>, rows: readonly Row<F>[]): void;
  /** Hands over a list, one packing a line, sorted, as data/NOTEBOOK/`name`.txt. */
  list(name: string, about: { title: string; description: string }, lines: readonly string[]): void;
  /** Hands over a Vega-Lite chart; figures/`name`.svg and figures/`name`.vl.json. */
  chart(chart: Chart): void;
  /** Hands over a drawing; figures/`name`.svg. */
  picture(picture: Picture): void;
  /** Hands over a page of another kind: `path` is from the top of the project and lies in notes/. */
  page(path: string, content: string): void;
  /** The value of a cell of this notebook (handed over before) or of one that ran earlier. */
  cell(reference: string): Scalar;
  /** The rows of a table of this notebook or of one that ran earlier. */
  rows(ref: string): readonly AnyRow[];
  /** Finds a table, as `rows` does, with its declaration; undefined where there is none. */
  readonly find: TableFinder;
  /** Names of all tables that can be read. */
  tables(): string[];
  /** The text of a project file, which becomes an input of the notebook. Throws where there is none. */
  read(path: string): string;
  /** The same for a file that may be missing: undefined then, and its coming makes the notebook stale. */
  readIfThere(path: string): string | undefined;
}
