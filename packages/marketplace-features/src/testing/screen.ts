import type { LoaderFunctionArgs } from '@remix-run/server-runtime'
import type { Fake, FakeOptions } from '@tradepost/api-client/testing'
import type { ActionTools, FeatureContext, GuestLine } from '../kernel/server.ts'

/** The route of a screen in the workshop: the loader and action of its real route, with the fake. */
export interface ScreenRoute {
  /** Path pattern of the route, e.g. `/:brand`. */
  path: string
  /** The path of the story; by default the pattern itself. */
  at?: string
  /** Returns the props of the component. */
  load?: (context: FeatureContext, args: LoaderFunctionArgs, tools: ActionTools) => Promise<object>
  act?: (context: FeatureContext, form: FormData, args: LoaderFunctionArgs, tools: ActionTools) => Promise<unknown>
  /** Options of the fake gateway, such as failing calls and delays. */
  fake?: Pick<FakeOptions, 'signedIn' | 'failures' | 'delayMs' | 'clientDownloadUrl'>
  /** Changes the fake's data before the story opens. */
  prepare?: (fake: Fake) => void
  guestCart?: GuestLine[]
  /** The loader must fail: the story shows the error page. */
  broken?: true
}

/** Story parameters of a screen. */
export const screen = (route: ScreenRoute) => ({ layout: 'fullscreen', route })
