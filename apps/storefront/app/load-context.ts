import '@remix-run/node'
import type { RequestFacts } from '../server/request-facts.ts'

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends RequestFacts {}
}
