import { readRichText } from '@tradepost/domain/rich-text/read-rich-text'
import { cleanRichText, writeRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { expect, it } from 'vitest'
import { editorDocument, richTextOf } from './editor-document.ts'

it('a text goes through the document of the editor and comes back as it was', () => {
  const text =
    'An account with **all *skins***\nand mounts.\n\n## What you get\n\n- one\n- two\n\n4. four\n5. five\n\n<b>text</b> 5*5'
  expect(cleanRichText(text)).toBe(text)
  expect(writeRichText(richTextOf(editorDocument(readRichText(text))))).toBe(text)
})

it('an empty text is one empty paragraph', () => {
  const document = editorDocument(readRichText(''))
  expect(document.content).toEqual([{ type: 'paragraph' }])
  expect(writeRichText(richTextOf(document))).toBe('')
})

it('a line break in a heading or an item is a blank, and unknown nodes are left out', () => {
  const words = [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }]
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: words }] }
  expect(
    writeRichText(
      richTextOf({
        type: 'doc',
        content: [
          { type: 'heading', content: words },
          { type: 'bulletList', content: [item] },
          { type: 'image', attrs: { src: 'x' } },
        ],
      }),
    ),
  ).toBe('## one two\n\n- one two')
})
