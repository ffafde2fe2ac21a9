/**
 * Id of the element that React takes over in the browser. The document around it stays as the server wrote it, so that
 * what extensions add to head or body costs the page neither its theme nor its styles.
 */
export const pageContainerId = 'page'
