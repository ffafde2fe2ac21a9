import { data } from '@remix-run/node'

/** The form of a request. Answers 400 if the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}
