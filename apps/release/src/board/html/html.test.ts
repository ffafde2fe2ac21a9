import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes every value, but not HTML that was made before, and leaves out what is absent', () => {
  const reason = `<script>alert("1")</script> & 'more'`
  expect(html`<p title="${reason}">${reason}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;</p>',
  )
  expect(html`${[html`<b>${1}</b>`, null, false, undefined, 'x<']}`.text).toBe('<b>1</b>x&lt;')
})
