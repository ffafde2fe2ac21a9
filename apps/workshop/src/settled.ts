let open = 0

/** Counts work on the fake while it goes on. */
export async function counted<T>(work: Promise<T>): Promise<T> {
  open += 1
  try {
    return await work
  } finally {
    open -= 1
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Waits until nothing is asked of the fake any more and what came is drawn; gives up after some seconds of frames. */
export async function settled(root: Element): Promise<void> {
  for (let quiet = 0, frames = 0; quiet < 3 && frames < 600; frames += 1) {
    await frame()
    quiet = open === 0 && root.childElementCount > 0 ? quiet + 1 : 0
  }
}
