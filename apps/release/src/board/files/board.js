// Keeps the live parts of a page fresh. Everything works without this script, by a reload.
const everyMs = 4000

const isInUse = (part) => part.contains(document.activeElement) || part.querySelector('details[open]') !== null

async function refresh() {
  if (document.hidden) return
  const answer = await fetch(location.href, { headers: { 'X-Live': '1' } }).catch(() => null)
  if (!answer?.ok || answer.redirected) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(part.id)
    if (fresh && !isInUse(part) && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
  }
}

if (document.querySelector('[data-live]')) setInterval(refresh, everyMs)
