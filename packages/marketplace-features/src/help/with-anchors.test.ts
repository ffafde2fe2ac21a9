import { expect, it } from 'vitest'
import { withAnchors } from './with-anchors.ts'

it('gives every heading of an article an id to link to', () => {
  const { html, anchors } = withAnchors('<p>x</p><h2>Paying &amp; refunds</h2><h2 class="a">Zeit</h2><h2>Zeit</h2>')
  expect(anchors).toEqual([
    { id: 'paying-refunds', text: 'Paying & refunds' },
    { id: 'zeit', text: 'Zeit' },
    { id: 'zeit-3', text: 'Zeit' },
  ])
  expect(html).toBe(
    '<p>x</p><h2 id="paying-refunds">Paying &amp; refunds</h2><h2 id="zeit">Zeit</h2><h2 id="zeit-3">Zeit</h2>',
  )
})

it('leaves quotation marks and tags of a heading out of its id', () => {
  expect(withAnchors('<h2>"><b onclick=x>كيف</b></h2>').anchors[0]?.id).toBe('كيف')
})
