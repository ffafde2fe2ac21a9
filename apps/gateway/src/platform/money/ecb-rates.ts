import { csvLines } from '../csv/csv-lines.ts'

/** A rate of the European Central Bank: units of the currency per euro, as decimal text. */
export interface EuroRate {
  perEuro: string
  /** The day of the rate, such as 2026-11-27. */
  day: string
}

const timeLimitMs = 15_000
const maxBytes = 1_000_000
const decimal = /^[0-9]{1,12}(\.[0-9]{1,12})?$/
const date = /^\d{4}-\d{2}-\d{2}$/

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`the rates have more than ${maxBytes} bytes`)
    yield chunk
  }
}

/**
 * Fetches the newest reference rates of the given currencies from the data portal of the European Central Bank, as CSV.
 * Leaves out currencies that the bank does not know or whose line is invalid. Throws if the answer is no list of rates.
 */
export async function fetchEcbRates(api: string, codes: readonly string[]): Promise<ReadonlyMap<string, EuroRate>> {
  const series = codes.filter((code) => code !== 'EUR').join('+')
  const url = `${api}/service/data/EXR/D.${series}.EUR.SP00.A?lastNObservations=1&detail=dataonly&format=csvdata`
  const response = await fetch(url, {
    headers: { accept: 'text/csv' },
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok || !response.body) throw new Error(`the rates were answered with ${response.status}`)
  const rates = new Map<string, EuroRate>()
  let columns: { code: number; day: number; value: number } | null = null
  for await (const { cells } of csvLines(limited(response.body))) {
    if (!columns) {
      const [code, day, value] = ['CURRENCY', 'TIME_PERIOD', 'OBS_VALUE'].map((name) => cells.indexOf(name))
      if (code === undefined || day === undefined || value === undefined || Math.min(code, day, value) < 0)
        throw new Error('the answer is no list of rates')
      columns = { code, day, value }
      continue
    }
    const [code = '', day = '', perEuro = ''] = [cells[columns.code], cells[columns.day], cells[columns.value]]
    if (codes.includes(code) && date.test(day) && decimal.test(perEuro) && Number(perEuro) > 0)
      rates.set(code, { perEuro, day })
  }
  if (!columns) throw new Error('the answer is empty')
  return rates
}
