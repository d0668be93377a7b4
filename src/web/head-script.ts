import { layPrints } from './ui/lay-prints.ts'

/**
 * Runs before the first paint: puts the chosen paper on, and shows the face of the page that the stored session calls
 * for, whatever the cookie told the server.
 */
export const HEAD_SCRIPT = `(function(){try{
var d=document.documentElement,s=localStorage,t=s.getItem('token'),h=s.getItem('theme');
if(h==='paper'||h==='night'){d.dataset.theme=h;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=h==='night'?'#0F1222':'#FAF6EE'});
(${layPrints})()}
d.dataset.session=t?'in':'out';
document.cookie='signed_in='+(t?'1;max-age=31536000':';max-age=0')+';path=/;samesite=lax';
}catch(e){}})()`
