/**
 * Inline script that collects the errors of a page from its first moment, and loads the script that reports them once
 * there is one. React tells the errors that it catches only to the console. Pages without an error load nothing:
 * the address is in two parts, so that no service worker takes it for a file that every page needs.
 */
export const collectErrors = `(function(){var q=self.pageErrors=[],c=console.error,k=function(e){q[9]||q.push(e)>1||document.head.append(Object.assign(document.createElement('script'),{src:'/assets/'+'errors.js'}))};
addEventListener('error',k);addEventListener('unhandledrejection',k);
console.error=function(e){e instanceof Error&&k({error:e});c.apply(console,arguments)}})();`
