// @vitest-environment happy-dom
/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from 'react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { mount } from './internal/testing.tsx'

type Story = {
  args?: object
  render?: (args: object, context: object) => ReactElement
  decorators?: ((story: ComponentType, context: object) => ReactElement)[]
}
type StoryFile = { default: Story & { component: ComponentType<object> } } & Record<string, Story>

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true })
const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1])

const element = ({ default: meta, ...stories }: StoryFile, name: string): ReactElement => {
  const story = stories[name] ?? {}
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Bare = () => (render ? render(args, {}) : <meta.component {...args} />)
  const Decorated = (story.decorators ?? []).reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, {}), Bare)
  return <Decorated />
}

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
  const told = Object.keys(files).map((path) => path.split('/')[1])
  expect(folders.filter((folder) => folder !== 'icons' && !told.includes(folder))).toEqual([])
})

describe.each(Object.entries(files))('%s', (_path, file) => {
  it.each(Object.keys(file).filter((name) => name !== 'default'))(
    '%s renders with every control named and every id unique',
    (name) => {
      const view = mount(element(file, name))
      const controls = view.all('button, a[href], input:not([type=hidden]), select, textarea, summary, [role=img]')
      expect(controls.filter((control) => nameOf(control) === '').map((control) => control.outerHTML)).toEqual([])
      const ids = view.all('[id]').map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      expect(view.all('img:not([alt])')).toEqual([])
      expect(view.all('button button, a a, button a, a button')).toEqual([])
      act(() => view.unmount())
    },
  )
})
