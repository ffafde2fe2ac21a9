/** Breadcrumbs as structured data; `base` is where the shop's pages of this language begin. */
export const trailData = (base: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${base}${path}`,
  })),
})
