/// <reference path="./sanitize-html.d.ts" />
import sanitizeHtml from 'sanitize-html'

const options: Parameters<typeof sanitizeHtml>[1] = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
}

/** Reduces editors' HTML to text markup that cannot run or load anything. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options)
