import type { VersionState } from '../facts/version-rows.ts'
import { type Html, html } from '../html/html.ts'

const tones: Record<VersionState, string> = {
  live: 'good',
  canary: 'warn',
  scheduled: 'info',
  previous: 'plain',
  staged: 'plain',
  published: 'faint',
  'taken back': 'bad',
  'served before': 'faint',
}

/** The state of a version as a word on its colour. */
export const chip = (state: VersionState, percent: number | null = null): Html =>
  html`<span class="chip ${tones[state]}">${state}${percent !== null && ` ${percent} %`}</span>`
