/**
 * Runs before anything is painted. Who agreed to it has recorded once where they came from (secrets in addresses left
 * out), and the test group beside the device. After the first picture it tells the server the visitor's time zone from
 * then on: where there is no Temporal a cheap phone takes a tenth of a second to say it, and this page has been written
 * without it anyway.
 */
export const firstVisitScript = `(function(){try{
var t=self.touchedFields=new Set;['input','change'].forEach(function(n){addEventListener(n,function(e){t.add(e.target)},true)});
requestAnimationFrame(function(){setTimeout(function(){try{var z=self.Temporal?Temporal.Now.timeZoneId():Intl.DateTimeFormat().resolvedOptions().timeZone;
if(z&&document.cookie.indexOf('tz='+encodeURIComponent(z))<0)document.cookie='tz='+encodeURIComponent(z)+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}})});
window.recordAttribution=function(h){try{if(!localStorage.getItem('attribution')){
var u=new URL(h);['refresh_token','ut','sign','password','code','token','client_id','userName','timestamp'].forEach(function(k){u.searchParams.delete(k)});
localStorage.setItem('attribution',JSON.stringify({referrerUrl:document.referrer,forwardUrl:u.href,accessTime:new Date().toISOString()}))}
var a=/(?:^|; )ab=([AB])/.exec(document.cookie),d=/(?:^|; )device=([\\w-]+)/.exec(document.cookie);
if(a&&d&&!localStorage.getItem('ab'))localStorage.setItem('ab',JSON.stringify({id:d[1],type:a[1]}))}catch(e){}};
if(/(?:^|; )consent=all/.test(document.cookie))recordAttribution(location.href)
}catch(e){}})()`
