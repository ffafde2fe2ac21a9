export type { Auth, Call, CallData, CallInput, CallSchemas, Method } from './call.ts'
export * as calls from './calls.ts'
export { type Envelope, type ErrorCode, errorStatus, SUCCESS } from './errors.ts'
export type * from './types.ts'
