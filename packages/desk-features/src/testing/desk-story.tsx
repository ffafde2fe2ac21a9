import type { StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { type Desk, DeskProvider } from '../kernel/index.ts'
import { deskOf } from './samples.ts'

/** A story of a screen of the desk, with the shop and the role around it. */
export const deskStory = (screen: () => ReactElement, desk: Desk = deskOf()): StoryObj => ({
  render: () => <DeskProvider desk={desk}>{screen()}</DeskProvider>,
})
