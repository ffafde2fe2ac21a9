import { data } from '@remix-run/node'

/** The fields of a posted form. Throws 400 for a body that is not a form or is cut off. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (request.signal.aborted) throw error
    throw data(null, { status: 400 })
  }
}
