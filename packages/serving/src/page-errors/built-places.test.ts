import { expect, it } from 'vitest'
import { builtPlaces } from './built-places.ts'

const origin = 'https://shop.example'

it('finds the places of built files in the stacks of every browser, and none of other sites', () => {
  const chromium = [
    "TypeError: Cannot read properties of undefined (reading 'price')",
    `    at price (${origin}/assets/frame-BX2v_1a9.js:1:2345)`,
    '    at onClick (chrome-extension://abc/assets/inject.js:1:1)',
    `    at ${origin}/assets/items.$id-C0ffee12.js:2:7`,
    `    at async ${origin}/assets/items-C0ffee12.js:2:7`,
    '    at Clipboard.writeText (<anonymous>:3:11)',
    '    at x (https://other.example/assets/frame-BX2v_1a9.js:1:1)',
    `    at ${origin}/items/5:10:3`,
  ].join('\n')
  expect(builtPlaces(chromium, origin)).toEqual([
    { file: 'frame-BX2v_1a9.js', line: 1, column: 2345 },
    { file: 'items-C0ffee12.js', line: 2, column: 7 },
  ])
  const firefox = `price@${origin}/assets/frame-BX2v_1a9.js:1:2345\nasync*@${origin}/assets/root-A.js:4:5\n@moz-extension://x/a.js:1:1`
  expect(builtPlaces(firefox, origin)).toEqual([
    { file: 'frame-BX2v_1a9.js', line: 1, column: 2345 },
    { file: 'root-A.js', line: 4, column: 5 },
  ])
})
