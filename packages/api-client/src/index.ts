export type { Api, CallOptions } from './api.ts'
export { ApiError, isApiError, isSessionOver, type TransportCode } from './api-error.ts'
export { type ApiConfig, createApi } from './create-api.ts'
