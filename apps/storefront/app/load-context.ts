import '@remix-run/node'
import type { RequestFacts } from '../server/pages/request-facts.ts'

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestFacts {}
}
