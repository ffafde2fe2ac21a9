import type { ListFigures } from './measure-lists.ts'

/** The table of the lists of a large seller. */
export const sellerTable = (lists: readonly ListFigures[]): string =>
  [
    '|  | median ms | p95 ms | gateway and database, processor ms | ratio to bare Fastify |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lists.map(
      ({ name, median, p95, cpu, ratio }) =>
        `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${cpu.toFixed(1)} | ${ratio.toFixed(1)} |`,
    ),
  ].join('\n')
