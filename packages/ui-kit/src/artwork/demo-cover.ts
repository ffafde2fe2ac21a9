/** A drawn picture for stories. */
export const demoCover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#263a8c"/><stop offset="1" stop-color="#e0685b"/></linearGradient></defs><rect width="600" height="800" fill="url(#a)"/><circle cx="420" cy="230" r="130" fill="#ffd9a0" opacity=".9"/><path d="M0 800V560l170-160 130 120 160-210 140 190v300z" fill="#131a3d"/></svg>',
)}`
