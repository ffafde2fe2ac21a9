export { type TabLink, TabLinks, type TabLinksProps } from './tab-links.tsx'
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx'
