import { dump } from '../../src/platform/backup/dump.ts'

/** Every row of a database as sorted lines, without sequences and the counter of changed settings. */
export async function databaseContents(ownerUrl: string): Promise<string[]> {
  let text = ''
  for await (const chunk of dump(ownerUrl)) text += chunk
  const lines = text.split('\n').slice(1)
  return lines.filter((line) => !line.startsWith('\\@sequence') && !/^t\t\d+$/.test(line)).sort()
}
