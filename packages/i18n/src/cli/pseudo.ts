import { pseudoMessages } from '../pseudo.ts'
import { put } from './output.ts'

export function writePseudo(out: string | undefined): number {
  put(out, pseudoMessages())
  return 0
}
