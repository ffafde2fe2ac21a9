import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { Visitor } from '../shop/shop.ts'

/** The words of a PDF at an address, as the page of a visitor gets it. The first drawing of a gateway may be refused as busy. */
export async function pdfText({ page }: Pick<Visitor, 'page'>, path: string): Promise<string> {
  let document: number[] = []
  await expect
    .poll(
      async () => {
        const { status, type, bytes } = await page.evaluate(async (address) => {
          const answer = await fetch(address)
          return {
            ...{ status: answer.status, type: answer.headers.get('content-type') },
            bytes: [...new Uint8Array(await answer.arrayBuffer())],
          }
        }, path)
        document = bytes
        return [status, type]
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(document)), { mergePages: true })
  return text.replace(/[\u2066-\u2069]/g, '')
}
