import { plainCookie } from './plain-cookie.ts'
import { layPrints } from './ui/lay-prints.ts'

/**
 * Runs before the first paint: sets the chosen theme, and shows the face of the page that the session calls for: a kept
 * page may show the other one. A theme kept under its former name is kept under its present one. Who is signed in by the storage alone has lost the cookie that says so to the server.
 */
export const HEAD_SCRIPT = `(function(){try{
var d=document.documentElement,s=localStorage,c=/(^|; )signed_in=1/.test(document.cookie),t=c||s.getItem('session')||s.getItem('token'),h=s.getItem('theme'),o={paper:'light',night:'dark'}[h];
if(o)s.setItem('theme',h=o);
if(h==='light'||h==='dark'){d.dataset.theme=h;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=h==='dark'?'#0F1222':'#FAF6EE'});
(${layPrints})()}
d.dataset.session=t?'in':'out';
if(t&&!c)document.cookie=(${plainCookie})('signed_in','1',31536000,location.protocol);
}catch(e){}})()`
