import { dump } from '../../src/platform/backup/dump.ts'

/** Every row of a database, in an order of its own; sequences and the count of changed settings are left out. */
export async function databaseContents(ownerUrl: string): Promise<string[]> {
  let text = ''
  for await (const chunk of dump(ownerUrl)) text += chunk
  const lines = text.split('\n').slice(1)
  return lines.filter((line) => !line.startsWith('\\@sequence') && !/^t\t\d+$/.test(line)).sort()
}
