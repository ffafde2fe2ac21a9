/**
 * Script that runs before the first paint. It applies the visitor's choice of light or dark pages, and hides the notices
 * of a visitor who has closed one, until it is known which are new. It marks the document of a visitor who is probably
 * signed in, so that a page that is the same for every visitor leaves room for the user menu. It records the fields that the visitor changes
 * before hydration. It loads a picture again from its `src` if none of the formats in its `srcset` can be shown. For
 * visitors who accepted all cookies, it stores once their referrer, their landing address without secret parameters, and
 * their test group with the device id. `firstPaint` is a promise of the first paint, for which the page's scripts wait.
 * It resolves at once in a hidden tab, which paints nothing, and after three seconds at the latest.
 * After the first paint, the script stores the time zone in a cookie for later requests. It does so late because reading
 * the time zone takes 100 ms on a cheap phone without Temporal.
 */
export const firstVisitScript = `(function(){var r=document.documentElement;try{
var m=localStorage.getItem('scheme');if(m)r.setAttribute('data-color-scheme',m);
if(localStorage.getItem('notices'))r.setAttribute('data-notices-closed','')}catch(e){}
try{
if(/(?:^|; )s_hint=1/.test(document.cookie))r.setAttribute('data-signed-in','');
var t=self.touchedFields=new Set;['input','change'].forEach(function(n){addEventListener(n,function(e){t.add(e.target)},true)});
addEventListener('error',function(e){var p=e.target;if(p.srcset){e.stopImmediatePropagation();p.removeAttribute('srcset')}},true);
self.firstPaint=new Promise(function(r){setTimeout(r,3000);try{document.hidden?r():new PerformanceObserver(r).observe({type:'paint',buffered:true})}catch(e){r()}});
firstPaint.then(function(){try{var z=self.Temporal?Temporal.Now.timeZoneId():Intl.DateTimeFormat().resolvedOptions().timeZone;
if(z&&document.cookie.indexOf('tz='+encodeURIComponent(z))<0)document.cookie='tz='+encodeURIComponent(z)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}});
window.recordAttribution=function(h){try{if(!localStorage.getItem('attribution')){
var u=new URL(h);['refresh_token','ut','sign','password','code','token','client_id','userName','timestamp'].forEach(function(k){u.searchParams.delete(k)});
localStorage.setItem('attribution',JSON.stringify({referrerUrl:document.referrer,forwardUrl:u.href,accessTime:new Date().toISOString()}))}
var a=/(?:^|; )ab=([AB])/.exec(document.cookie),d=/(?:^|; )device=([\\w-]+)/.exec(document.cookie);
if(a&&d&&!localStorage.getItem('ab'))localStorage.setItem('ab',JSON.stringify({id:d[1],type:a[1]}))}catch(e){}};
if(/(?:^|; )consent=all/.test(document.cookie))recordAttribution(location.href)
}catch(e){}})()`
