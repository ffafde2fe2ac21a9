// @vitest-environment happy-dom
/// <reference types="vite/client" />
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { storyElement, storyFiles, storyNames } from '../test/gallery/stories.tsx'
import { mount } from './testing/mount.tsx'

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? path)

const nameOf = (control: Element): string => {
  const labelledBy = control.getAttribute('aria-labelledby')
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
  return [
    control.getAttribute('aria-label'),
    labelledBy && document.getElementById(labelledBy)?.textContent,
    ...labels.map((label) => label.textContent),
    control.textContent,
  ]
    .join('')
    .trim()
}

it('has a story for every component', () => {
  expect(folders.filter((folder) => folder !== 'icons' && !storyFiles[folder])).toEqual([])
})

describe.each(Object.entries(storyFiles))('%s', (_path, file) => {
  it.each(storyNames(file))('%s renders with every control named and every id unique', (name) => {
    const view = mount(storyElement(file, name))
    const controls = view.all('button, a[href], input:not([type=hidden]), select, textarea, summary, [role=img]')
    expect(controls.filter((control) => nameOf(control) === '').map((control) => control.outerHTML)).toEqual([])
    const ids = view.all('[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(view.all('img:not([alt])')).toEqual([])
    expect(view.all('button button, a a, button a, a button')).toEqual([])
    act(() => view.unmount())
  })
})
