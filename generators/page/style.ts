/** The look of the page: one column to read, wide figures and tables that scroll on their own, fit to print. */
export const STYLE = `
:root { color-scheme: light; --ink: #222; --soft: #666; --line: #ddd; --ground: #fff; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 17px/1.55 Georgia, "Liberation Serif", serif; }
header, main { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
nav ol { padding-left: 1.2rem; columns: 2; column-gap: 2rem; }
nav, table, figcaption, h1, h2, h3 { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 3.5rem 0 1rem; border-top: 2px solid var(--ink); padding-top: 1rem; }
header h1 { border: 0; margin-top: 0; padding-top: 0; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 0.6rem; }
a { color: #1f4e8c; }
/* Wide figures and tables may stand out of the column on both sides. */
figure, .table { width: fit-content; min-width: 100%; max-width: min(74rem, 100vw - 2.5rem); margin-left: 50%; transform: translateX(-50%); }
figure { margin-top: 1.8rem; margin-bottom: 1.8rem; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; display: block; }
figcaption { font-size: 0.82rem; color: var(--soft); margin-top: 0.4rem; }
.table { overflow-x: auto; margin-top: 1.2rem; margin-bottom: 1.2rem; }
table { border-collapse: collapse; font-size: 0.8rem; line-height: 1.35; font-variant-numeric: tabular-nums; }
td { max-width: 26rem; overflow-wrap: break-word; }
th, td { padding: 0.25rem 0.7rem 0.25rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { border-bottom-color: var(--ink); font-weight: 600; white-space: nowrap; }
code { font-size: 0.85em; overflow-wrap: anywhere; }
pre { overflow-x: auto; }
@media (max-width: 40rem) { nav ol { columns: 1; } }
@media print { figure, table { break-inside: avoid; } nav { display: none; } }
`.trim();
