/** The address of the script that measures pages, to which it also posts. Pages may only run scripts from this folder. */
export const traceScriptPath = '/assets/trace.js'
