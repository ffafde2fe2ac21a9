import type { LoaderFunctionArgs } from '@remix-run/server-runtime'
import type { Fake, FakeOptions } from '@tradepost/api-client/testing'
import type { ActionTools, FeatureContext, GuestLine } from '../kernel/server.ts'

/** How the workshop serves a screen: the same loader and action as its route, on the fake. */
export interface ScreenRoute {
  /** Path pattern of the route, e.g. `/:brand`. */
  path: string
  /** The path the story opens at; the pattern itself by default. */
  at?: string
  /** Its answer becomes the props of the component. */
  load?: (context: FeatureContext, args: LoaderFunctionArgs, tools: ActionTools) => Promise<object>
  act?: (context: FeatureContext, form: FormData, args: LoaderFunctionArgs, tools: ActionTools) => Promise<unknown>
  /** Signed in, failing calls, delays. */
  fake?: Pick<FakeOptions, 'signedIn' | 'failures' | 'delayMs' | 'clientDownloadUrl'>
  /** Changes what the fake remembers before the story opens. */
  prepare?: (fake: Fake) => void
  guestCart?: GuestLine[]
  /** The load fails on purpose and the error page is the story. */
  broken?: true
}

/** Story parameters of a screen. */
export const screen = (route: ScreenRoute) => ({ layout: 'fullscreen', route })
