#!/usr/bin/env bash
# Publishes a built site on a machine with nginx. Written by the build; docs/developers/hosting.md says how to use it.
#
#     publish.sh /srv/site /srv/site/incoming/dist   makes the built site the current one
#     publish.sh /srv/site --back                    makes the site before it the current one again
#
# Both keep the scripts and styles of the site that is replaced for a day, so that a page that is open finds its own.
# Status lists, look-up and keys of certificates never go back, in either: a certificate that was withdrawn must stay so.
set -euo pipefail
shopt -s extglob

sites=$1
# The published facts about certificates.
certificate_files=(.well-known/status .well-known/jwks.json{,.br,.gz} cert-index)
# The number of earlier sites to keep.
max_sites=5

say() { echo "$1"; }
fail() {
  echo "$1 Nothing was changed." >&2
  exit 1
}

# Copies missing files with a hash from another site: all of them if that was published less than a
# day ago, otherwise only its own.
carry() {
  local from=$1 to=$2 name
  if [[ -n $(find "$from/.own" -mmin -1440) ]]; then ls "$from/_astro"; else cat "$from/.own"; fi | while read -r name; do
    [[ -e $to/_astro/$name ]] || cp --archive "$from/_astro/$name" "$to/_astro/$name"
  done
}

# Replaces the certificate files of a site by those of another. Files that the other lacks stay.
carry_certificate_files() {
  local from=$1 to=$2 name
  for name in "${certificate_files[@]}"; do
    # A compressed copy without its file is stale.
    [[ -e $from/$name || -e $from/${name%.@(br|gz)} ]] || continue
    rm --recursive --force "${to:?}/$name"
    [[ -e $from/$name ]] || continue
    mkdir --parents "$(dirname "$to/$name")"
    cp --archive "$from/$name" "$to/$name"
  done
}

# The time at which a status list was signed, in seconds since 1970; 0 for other files.
signed_at() {
  local payload iat
  payload=$(cut --delimiter=. --fields=2 "$1" 2> /dev/null | tr -- -_ +/) || true
  while ((${#payload} % 4)); do payload+='='; done
  iat=$(base64 --decode <<< "$payload" 2> /dev/null | grep --only-matching --text '"iat":[0-9]*' | head --lines=1) || true
  echo "$((10#0${iat#*:}))"
}

# Succeeds if a site lacks a status list of another, or has an older one. It ignores lists from the future.
is_older() {
  local site=$1 other=$2 list time
  for list in "$other"/.well-known/status/*.jwt; do
    [[ -e $list ]] || continue
    time=$(signed_at "$list")
    if ((time <= $(date +%s) && time > $(signed_at "$site/.well-known/status/${list##*/}"))); then return 0; fi
  done
  return 1
}

# Renaming a link over another is atomic, so every request finds a site.
switch_to() {
  ln --symbolic --force --no-target-directory "$1" "$sites/next"
  mv --no-target-directory "$sites/next" "$sites/current"
  say "The current site is $(readlink --canonicalize-existing "$sites/current")."
}

# Publish one at a time, and read nothing before the lock is held.
exec {lock}> "$sites/.lock"
flock --timeout 60 "$lock" || fail 'Another publish.sh has been at work for a minute.'

running=$(readlink --canonicalize-existing "$sites/current" || true)

if [[ $2 == --back ]]; then
  before=$(cat "$running/.before" 2> /dev/null || true)
  [[ -d $before ]] || fail 'There is no site to go back to.'
  carry "$running" "$before"
  carry_certificate_files "$running" "$before"
  touch "$before/.own"
  switch_to "$before"
  say 'Its status lists, look-up and keys of certificates are those of the site that it replaces.'
  exit
fi

built=$2
[[ -f $built/index.html && -d $built/_astro ]] || fail "$built is not a built site. Run npm run build first."
link=$(find "$built" -type l -print -quit)
[[ -z $link ]] || fail "$link is a symbolic link, whose target would be served. Replace it by a file."
new=$sites/$(date --utc +%Y-%m-%dT%H-%M-%S.%3N)
mv --no-target-directory "$built" "$new"
chmod --recursive a+rX "$new"
ls "$new/_astro" > "$new/.own"
if [[ -n $running ]]; then
  carry "$running" "$new"
  echo "$running" > "$new/.before"
  if is_older "$new" "$running"; then
    carry_certificate_files "$running" "$new"
    stale=yes
  fi
fi
switch_to "$new"
[[ -z ${stale-} ]] || say 'It was built with an older status list of certificates than the site before it. Status lists, look-up and keys stay those of that site: bring the project up to date (git pull), build it and publish it again.'

# The oldest first; the name of a site is its time.
mapfile -t old < <(find "$sites" -maxdepth 1 -type d -name '2*' ! -path "$new" ! -path "$running" | sort | head --lines=-$((max_sites - 2)))
for site in "${old[@]}"; do rm --recursive --force "$site"; done
