import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  writeFileSync(file, text)
}

/** Writes JSON to a file, or to standard output if no file is given. */
export function put(file: string | undefined, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (file) write(file, text)
  else process.stdout.write(text)
}
