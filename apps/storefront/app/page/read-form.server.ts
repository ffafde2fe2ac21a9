import { data } from '@remix-run/node'

/** The fields of a form. A body that is none, or that ends too early, is the sender's fault and answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (request.signal.aborted) throw error
    throw data(null, { status: 400 })
  }
}
