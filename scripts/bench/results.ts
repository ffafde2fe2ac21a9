import type { Figures } from './measure.ts'

interface Row {
  name: string
  figures: Figures
  /** The ratio of the row's requests per second to those of the reference `of`, measured in the same rounds. */
  compared?: { ratio: number; of: string }
}

/** Everything one run has measured. */
export class Results {
  readonly rows: Row[] = []
  readonly goals = new Map<string, number>()

  figures(name: string, figures: Figures, compared?: Row['compared']): void {
    this.rows.push({ name, figures, ...(compared && { compared }) })
    const ratio = compared ? `  ${compared.ratio.toFixed(2)} of ${compared.of}` : ''
    console.error(`${name.padEnd(52)} ${figures.perSecond.toFixed(0).padStart(6)}/s${ratio}`)
  }

  goal(name: string, value: number): void {
    this.goals.set(name, value)
  }
}
