/**
 * Id of the element that React hydrates. The document around it stays as the server sent it, so that elements added by
 * extensions to head or body do not cost the page its theme and styles.
 */
export const pageContainerId = 'page'
