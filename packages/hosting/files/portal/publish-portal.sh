#!/usr/bin/env bash
# Publishes a built portal on a machine. Written by the build; docs/developers/portal-server.md says how to use it.
#
#     publish-portal.sh /srv/portal /srv/portal/incoming/dist-portal   makes the built portal the current one
#     publish-portal.sh /srv/portal --back                             makes the portal before it the current one again
#
# The data is elsewhere and stays: a portal runs on the tables that a newer one has made. Restart it afterwards.
set -euo pipefail

portals=$1
# The number of earlier portals to keep.
max_portals=5

fail() {
  echo "$1 Nothing was changed." >&2
  exit 1
}

# Renaming a link over another is atomic.
switch_to() {
  ln --symbolic --force --no-target-directory "$1" "$portals/next"
  mv --no-target-directory "$portals/next" "$portals/current"
  echo "The current portal is $(readlink --canonicalize-existing "$portals/current")."
}

exec {lock}> "$portals/.lock"
flock --timeout 60 "$lock" || fail 'Another publish-portal.sh has been at work for a minute.'

running=$(readlink --canonicalize-existing "$portals/current" || true)

if [[ $2 == --back ]]; then
  before=$(cat "$running/.before" 2> /dev/null || true)
  [[ -d $before ]] || fail 'There is no portal to go back to.'
  switch_to "$before"
  exit
fi

built=$2
for file in portal.mjs openapi.yaml portal-settings.json; do
  [[ -f $built/$file ]] || fail "$built is not a built portal. Run npm run build first."
done
new=$portals/$(date --utc +%Y-%m-%dT%H-%M-%S.%3N)
mv --no-target-directory "$built" "$new"
chmod --recursive a+rX "$new"
[[ -z $running ]] || echo "$running" > "$new/.before"
switch_to "$new"

# The oldest first; the name of a portal is its time.
mapfile -t old < <(find "$portals" -maxdepth 1 -type d -name '2*' ! -path "$new" ! -path "$running" | sort | head --lines=-$((max_portals - 2)))
for portal in "${old[@]}"; do rm --recursive --force "$portal"; done
