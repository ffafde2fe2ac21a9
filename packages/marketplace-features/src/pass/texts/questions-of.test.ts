import { expect, it } from 'vitest'
import { questionsOf, textOfHtml } from './questions-of.ts'

it('splits an article at its headings and drops the text before them', () => {
  const html =
    '<p>Intro</p><h2>When &amp; how?</h2><p>One day before.</p><ul><li>x</li></ul><h2 class="a">Who?</h2><p>You.</p>'
  expect(questionsOf(html)).toEqual([
    { question: 'When & how?', html: '<p>One day before.</p><ul><li>x</li></ul>' },
    { question: 'Who?', html: '<p>You.</p>' },
  ])
  expect(questionsOf('<p>No questions here.</p>')).toEqual([])
})

it('decodes HTML entities and drops tags', () => {
  expect(textOfHtml('<p>A &lt;b&gt;</p><p>and   &quot;c&quot;</p>')).toBe('A <b> and "c"')
})
