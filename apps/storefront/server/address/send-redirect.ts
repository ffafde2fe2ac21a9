import type { ServerResponse } from 'node:http'
import { locationOf } from '@tradepost/domain/address/own-path'

/** Redirects to another path of this shop. The HTTP server sets a Location header nowhere else. */
export const sendRedirect = (response: ServerResponse, status: 301 | 302 | 303 | 308, path: string): void =>
  void response.writeHead(status, { Location: locationOf(path) }).end()
