import { data } from '@remix-run/node'

/** The fields of a posted form. Throws 400 if the body is not a form or is truncated. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (request.signal.aborted) throw error
    throw data(null, { status: 400 })
  }
}
