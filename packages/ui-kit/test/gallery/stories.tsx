/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from 'react'

type Story = {
  args?: object
  render?: (args: object, context: object) => ReactElement
  decorators?: ((story: ComponentType, context: object) => ReactElement)[]
}

/** The module of a story file. */
export type StoryFile = { default: Story & { component: ComponentType<object> } } & Record<string, Story>

/** Every story file of the kit, by the name of its folder. */
export const storyFiles: Record<string, StoryFile> = Object.fromEntries(
  Object.entries(import.meta.glob<StoryFile>('../../src/*/*.stories.tsx', { eager: true })).map(([path, file]) => [
    path.split('/').at(-2) ?? path,
    file,
  ]),
)

/** The names of the stories in a file. */
export const storyNames = (file: StoryFile): string[] => Object.keys(file).filter((name) => name !== 'default')

/** One story as Storybook would show it. */
export const storyElement = ({ default: meta, ...stories }: StoryFile, name: string): ReactElement => {
  const story = stories[name] ?? {}
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Bare = () => (render ? render(args, {}) : <meta.component {...args} />)
  const Decorated = (story.decorators ?? []).reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, {}), Bare)
  return <Decorated />
}
