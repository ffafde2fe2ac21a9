import { readRichText } from '@tradepost/domain/rich-text/read-rich-text'
import type { RichBlock, RichLine } from '@tradepost/domain/rich-text/rich-text'
import { Fragment, type ReactNode } from 'react'
import * as css from './rich-text.css.ts'

/** Props of RichText. */
export interface RichTextProps {
  /** The text as the domain's rich texts are written. */
  text: string
  /** The level of its headings. */
  headingLevel: 2 | 3 | 4
  lang?: string | undefined
  dir?: 'auto' | 'ltr' | 'rtl' | undefined
  translate?: 'no' | undefined
}

/** A position in the text, which is all that tells equal parts from each other. */
const keyed = <T,>(parts: readonly T[]): (readonly [string, T])[] => parts.map((part, index) => [String(index), part])

const Line = ({ line }: { line: RichLine }) =>
  keyed(line).map(([key, { text, bold, italic }]) => {
    const words: ReactNode = italic ? <em>{text}</em> : text
    return <Fragment key={key}>{bold ? <strong>{words}</strong> : words}</Fragment>
  })

function Block({ block, headingLevel, dir }: { block: RichBlock } & Pick<RichTextProps, 'headingLevel' | 'dir'>) {
  const Heading = `h${headingLevel}` as const
  if (block.kind === 'heading')
    return (
      <Heading className={css.heading} dir={dir}>
        <Line line={block.line} />
      </Heading>
    )
  if (block.kind === 'paragraph')
    return (
      <p dir={dir}>
        {keyed(block.lines).map(([key, line], index) => (
          <Fragment key={key}>
            {index > 0 ? <br /> : null}
            <Line line={line} />
          </Fragment>
        ))}
      </p>
    )
  const items = keyed(block.items).map(([key, line]) => (
    <li key={key}>
      <Line line={line} />
    </li>
  ))
  return block.kind === 'bullets' ? (
    <ul dir={dir}>{items}</ul>
  ) : (
    <ol dir={dir} start={block.start === 1 ? undefined : block.start}>
      {items}
    </ol>
  )
}

/** Paragraphs, headings, lists, bold and italic words of a rich text, as elements. */
export const RichText = ({ text, headingLevel, lang, dir = 'auto', translate }: RichTextProps) => (
  <div className={css.rich} lang={lang} translate={translate}>
    {keyed(readRichText(text)).map(([key, block]) => (
      <Block key={key} block={block} headingLevel={headingLevel} dir={dir} />
    ))}
  </div>
)
