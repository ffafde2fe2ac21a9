import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const app = path.join(import.meta.dirname, '../app')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(app, file), 'utf8') }))

it('answers every CSV file by the one function that has the audit log name it', () => {
  const routes = sources.filter(({ file }) => file.includes('[.csv]'))
  expect(routes.length).toBeGreaterThan(10)
  expect(routes.filter(({ text }) => !text.includes('answerCsv(args, {')).map(({ file }) => file)).toEqual([])
})

it('has no other place that answers with CSV', () => {
  const answering = sources.filter(({ text }) => /text\/csv;/i.test(text)).map(({ file }) => file)
  expect(answering).toEqual([path.join('session', 'csv-answer.server.ts')])
})
