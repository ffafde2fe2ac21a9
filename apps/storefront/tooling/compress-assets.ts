import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textual = new Set(['.js', '.css', '.svg', '.json', '.txt'])
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz copy of every text file, so that the server need not compress files at run time. */
export async function compressAssets(clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
  const compress = async (file: string) => {
    const bytes = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
}
