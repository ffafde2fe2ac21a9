import type { ErrorCode } from '@tradepost/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import {
  isConnectionLoss,
  isContention,
  isDamage,
  isOverload,
  isRetryable,
  isSchemaMissing,
} from '../platform/db/faults.ts'
import { Failure } from '../platform/failure/failure.ts'
import { errorText, localeOf } from '../platform/failure/failure-text.ts'
import { StoreUnavailable } from '../platform/files/file-store.ts'

const byFramework: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'format_error',
}

/** Turns anything thrown into a Failure of the contract. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isContention(error)) return new Failure('busy', { retryAfterSeconds: 1, cause: error })
  if (isConnectionLoss(error) || isOverload(error) || isRetryable(error))
    return new Failure('unavailable', { retryAfterSeconds: 1, cause: error })
  if (isSchemaMissing(error)) return new Failure('unavailable', { retryAfterSeconds: 5, cause: error })
  if (isDamage(error)) return new Failure('unavailable', { retryAfterSeconds: 60, cause: error })
  if (error instanceof StoreUnavailable) return new Failure('unavailable', { retryAfterSeconds: 5, cause: error })
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  const mapped = code === undefined ? undefined : byFramework[code]
  if (mapped) return new Failure(mapped)
  if (statusCode === 413) return new Failure('too_large')
  if (statusCode === 404) return new Failure('not_found')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('bad_request')
  return new Failure('internal', { cause: error })
}

/** The only place where an error becomes an answer: code, text and request id, never the cause. */
export function sendFailure(log: Logger, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const thrown = asFailure(error)
  const isUpload = request.headers['content-type']?.startsWith('multipart/')
  const failure = isUpload && thrown.code === 'too_large' ? new Failure('upload_limit', { field: 'file' }) : thrown
  const { details, code, status } = failure
  if (status >= 500) log.error({ err: details.cause ?? error, failure: code }, 'request failed')
  else log.info({ failure: code, field: details.field }, 'request refused')
  const lang = request.headers.lang
  const locale = localeOf(typeof lang === 'string' ? lang : undefined, request.site?.defaultLanguage ?? 'en')
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(details.retryAfterSeconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code,
      msg: errorText(locale, code, details.values),
      ...(details.field ? { field: details.field } : {}),
      requestId: request.id,
    })
}
