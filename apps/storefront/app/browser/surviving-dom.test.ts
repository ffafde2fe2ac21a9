// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { surviveMovedNodes } from './surviving-dom.ts'

function wrapped() {
  const parent = document.createElement('p')
  const text = document.createTextNode('text')
  const wrapper = document.createElement('font')
  parent.append(wrapper)
  wrapper.append(text)
  return { parent, text, wrapper }
}

it('X1 removeChild removes a text that was wrapped, and ignores one that was removed', () => {
  surviveMovedNodes()
  const { parent, text } = wrapped()
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.textContent).toBe('')
  expect(parent.removeChild(text)).toBe(text)
})

it('X1 insertBefore inserts a node before a wrapped one, or last if that one was removed', () => {
  surviveMovedNodes()
  const { parent, text, wrapper } = wrapped()
  const link = document.createElement('a')
  parent.insertBefore(link, text)
  expect([...parent.childNodes]).toEqual([link, wrapper])
  const last = document.createElement('b')
  parent.insertBefore(last, document.createElement('i'))
  expect(parent.lastChild).toBe(last)
})
