/**
 * Id of the element that React hydrates. The document around it stays as the server sent it, so that the page
 * keeps its theme and styles if extensions add elements to head or body.
 */
export const pageContainerId = 'page'
