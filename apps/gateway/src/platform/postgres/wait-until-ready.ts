import type { ChildProcess } from 'node:child_process'
import { damageAdvice } from '../backup/advice.ts'

const startTimeoutMs = 60_000

/** Resolves once the server accepts connections. Rejects with the server's reason if it ends before. */
export function waitUntilReady(child: ChildProcess, log: (line: string) => void): Promise<{ recovered: boolean }> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const timer = setTimeout(() => reject(new Error('PostgreSQL did not start within 60 s')), startTimeoutMs)
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      const reason = lines.filter((line) => /FATAL|PANIC|ERROR/.test(line)).join(' ') || lines.at(-1) || 'no output'
      const damaged = /pg_control|checkpoint record|invalid page|incorrect checksum|could not read (file|from)/.test(
        reason,
      )
      reject(new Error(`PostgreSQL did not start: ${reason}${damaged ? `\n${damageAdvice}` : ''}`))
    })
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\n').filter(Boolean)) {
        lines.push(line)
        if (lines.length > 200) lines.shift()
        log(line)
        if (line.includes('ready to accept connections')) {
          clearTimeout(timer)
          resolve({ recovered: lines.some((entry) => entry.includes('was not properly shut down')) })
        }
      }
    })
  })
}
