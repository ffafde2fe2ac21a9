import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '@tradepost/marketplace-features/testing'
import { Experiment, loadExperiment } from './experiment.tsx'

const meta: Meta = {
  title: 'Experiments/Example',
  component: Experiment,
  parameters: screen({ path: '/', load: loadExperiment }),
}
export default meta

/** The group set in the toolbar. */
export const WhatEachGroupSees: StoryObj = {}

/** Always group A, regardless of the toolbar. */
export const GroupA: StoryObj = { globals: { abGroup: 'A' } }
export const GroupB: StoryObj = { globals: { abGroup: 'B' } }
