let running = 0

/** Counts running calls to the fake. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  running += 1
  try {
    return await work
  } finally {
    running -= 1
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Waits until no calls are running and their results are drawn. Gives up after some seconds. */
export async function settled(root: Element): Promise<void> {
  for (let quiet = 0, frames = 0; quiet < 3 && frames < 600; frames += 1) {
    await frame()
    quiet = running === 0 && root.childElementCount > 0 ? quiet + 1 : 0
  }
}
